import type { z } from 'zod';
import type { FieldResponse, Importer } from '../../../../../src/protocol/index.js';
import type { userSchema } from '../../../auth/schemas.js';
import type { CreateApiKey, UserChange as TakenUserChange, UserRecord } from '../../answers.js';

/* Response and request types, taken from the server without any of its code. The imported modules must not depend on
   Node's types, which would allow APIs that browsers lack. */

export type {
  Destination,
  ImportCounts,
  Importer,
  ImportError,
  ImportJobItem as ImportJob,
  ImportStatus,
  Rollback,
} from '../../../../../src/protocol/index.js';
export type { Page } from '../../../../platform/http/paging.js';
export type { Action } from '../../../../platform/http/principal.js';
export type { AuditAction } from '../../../audit/actions.js';
export type { AuditEntry } from '../../../audit/tables.js';
export type {
  ApiKeyRecord as ApiKey,
  InvitationRecord as Invitation,
  CreatedInvitation,
} from '../../../auth/schemas.js';
export type { ContentRecord } from '../../../content/content-record.js';
export type { Operator } from '../../../content/kinds/field-kind.js';
export type { WebhookDelivery, DeliveryStatus, WebhookAttempt } from '../../../webhooks/tables.js';
export type {
  FieldRecord as Field,
  ImportDetails,
  ImporterRecord,
  ImportRecord,
  ImportRowsPage as ImportRows,
  ModelRecord as Model,
  Owner,
  SecretState,
} from '../../answers.js';

/** The signed-in user. */
export type Person = z.output<typeof userSchema>;

export type User = Json<UserRecord>;
export type UserChange = Json<TakenUserChange>;
export type NewApiKey = Json<CreateApiKey>;

/** A read-only JSON value, in which dates are strings. */
type Json<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Json<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Json<Value[Name]> }
      : Value;

/** A field of an importer. */
export type ImporterField = Importer['fields'][number];
export type Validator = NonNullable<FieldResponse['validators']>[number];
export type Transformation = NonNullable<FieldResponse['transformations']>[number];

// @ts-expect-error -- Fails once a module above brings Node's types in.
export type Node = typeof process;
