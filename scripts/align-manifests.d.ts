interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
export function alignedManifests(): readonly { readonly path: string; readonly manifest: Manifest }[];
