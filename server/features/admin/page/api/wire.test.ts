import { expectTypeOf, test } from 'vitest';
import type { ApiKeyRecord } from '../../../auth/tokens/api-keys.js';
import type { ContentRecord } from '../../../content/content-record.js';
import type { Delivery } from '../../../webhooks/deliveries.js';
import type { ImportError, Rollback } from '../../../../../src/protocol/index.js';
import type { AUDIT_ACTIONS } from '../../../audit/actions.js';
import type { AuditEntry } from '../../../audit/audit-entries.js';
import type { MadeInvitation } from '../../../auth/accounts/invitations.js';
import type { CreateApiKey } from '../../api-keys.js';
import type { ImporterRecord } from '../../importers.js';
import type { ImportDetails, ImportRecord, listImportRows } from '../../imports.js';
import type { FieldRecord, ModelRecord } from '../../models.js';
import type { Page } from '../../../../platform/http/paging.js';
import type { UserChange, UserRecord } from '../../users.js';
import type * as wire from './wire.js';

test('what the page reads is what the server answers', () => {
  expectTypeOf<Page<string>>().toEqualTypeOf<wire.Page<string>>();
  expectTypeOf<UserRecord>().toExtend<wire.User>();
  expectTypeOf<ApiKeyRecord>().toExtend<wire.ApiKey>();
  expectTypeOf<AuditEntry>().toExtend<wire.AuditEntry>();
  expectTypeOf<(typeof AUDIT_ACTIONS)[number]>().toEqualTypeOf<wire.AuditAction>();
  expectTypeOf<MadeInvitation>().toExtend<wire.MadeInvitation>();
  expectTypeOf<ModelRecord>().toExtend<wire.Model>();
  expectTypeOf<FieldRecord['type']>().toEqualTypeOf<wire.FieldType>();
  expectTypeOf<FieldRecord['operators'][number]>().toEqualTypeOf<wire.Operator>();
  expectTypeOf<ContentRecord>().toExtend<wire.ContentRecord>();
  expectTypeOf<Delivery>().toExtend<wire.Delivery>();
  expectTypeOf<ImporterRecord>().toExtend<wire.ImporterRecord>();
  expectTypeOf<ImporterRecord['importer']['destination']>().toExtend<wire.Destination>();
  expectTypeOf<ImportRecord>().toExtend<wire.ImportRecord>();
  expectTypeOf<ImportRecord['job']['status']>().toEqualTypeOf<wire.ImportStatus>();
  expectTypeOf<ImportDetails>().toExtend<wire.ImportDetails>();
  expectTypeOf<ImportError>().toExtend<wire.ImportError>();
  expectTypeOf<Awaited<ReturnType<typeof listImportRows>>>().toExtend<wire.ImportRows>();
  expectTypeOf<Rollback>().toExtend<wire.Rollback>();
});

test('what the page sends is what the server takes', () => {
  expectTypeOf<wire.UserChange>().toExtend<UserChange>();
  expectTypeOf<wire.NewApiKey['permissions']>().toExtend<CreateApiKey['permissions']>();
});
