import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface RunningS3 {
  readonly server: S3rver;
  readonly port: number;
  /** The only bucket. Both keys of its owner are `S3RVER`. */
  readonly bucket: string;
  close(): Promise<void>;
}

/** A file store with the API of S3, in this process. */
export async function startS3(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'rowgate-s3-'));
  const bucket = 'rowgate';
  const server = new S3rver({ directory, port: 0, silent: true, configureBuckets: [{ name: bucket }] });
  await server.run();
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    server,
    port,
    bucket,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
