import type { ContentDeps } from '../content/content-deps.js';
import type { Feature } from '../feature.js';
import type { ContentAdditions } from '../content/record-event.js';
import { uploadEndpoints } from './endpoints.js';
import { deleteFiles, fileDeletion, fileUseGuard } from './file-deletion.js';

declare module '../../platform/queue/queue.js' {
  interface Jobs {
    'delete-file': { readonly key: string };
  }
}

export const feature: Feature<ContentDeps> & ContentAdditions<ContentDeps, Pick<ContentDeps, 'queue' | 'models'>> = {
  name: 'uploads',
  endpoints: uploadEndpoints,
  work: { 'delete-file': deleteFiles },
  recordListener: fileDeletion,
  deletionGuard: fileUseGuard,
};
