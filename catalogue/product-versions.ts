/** A version of the product; each has a site of its own. */
export interface ProductVersion {
  readonly number: string
  /** Null: the address of its site is not known here. Operators who know it put it in. */
  readonly site: string | null
}

/** The version that this is, as readers know it; the software has a number of its own (`package.json`). */
export const THIS_VERSION = '2.7'

/** The versions of the switcher, newest first. */
export const OTHER_VERSIONS: readonly ProductVersion[] = [
  { number: '2.6', site: null },
  { number: '1.5', site: null },
]
