/** A file as somebody brought it. */
export interface SourceFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Names and remarks that stand in another file than the figures: of codes, of columns. */
export interface Companions {
  /** Code → name. */
  readonly names: ReadonlyMap<string, string>
  /** Head of a column → its unit. */
  readonly units: ReadonlyMap<string, string>
  /** Head of a column → its title. */
  readonly titles: ReadonlyMap<string, string>
  /** Texts that stand for a missing value. */
  readonly missing: ReadonlySet<string>
  /** A dimension that stands in no row → the codes that it was asked for. */
  readonly filters: ReadonlyMap<string, readonly string[]>
}

/** Where no other file says anything. */
export const NO_COMPANIONS: Companions = {
  names: new Map(),
  units: new Map(),
  titles: new Map(),
  missing: new Set(),
  filters: new Map(),
}
