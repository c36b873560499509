/** A version of the product that has a site of its own. */
export interface ProductVersion {
  readonly number: string
  /** Null: the address of its site is not known here, and no menu offers it. Operators who know it put it in. */
  readonly site: string | null
}

/** The versions of the switcher, oldest first. Version 2.7 is this one. */
export const OTHER_VERSIONS: readonly ProductVersion[] = [
  { number: '1.5', site: null },
  { number: '2.6', site: null },
]
