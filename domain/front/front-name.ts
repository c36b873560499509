import type { Front } from './front.ts'

/** A site's own name in its files, cards and letters. Citations keep the name of the product there. */
export interface FrontName {
  readonly name: string
  /** Whose product it is; empty: nobody is named. Stands only beside a name that the site has of its own. */
  readonly agency: string
  /** Whether it is the name of the product, beside which its mark and its name in full belong. */
  readonly isOwn: boolean
}

/** The product's own name. */
export const OWN_NAME: FrontName = { name: 'MSDAT', agency: '', isOwn: true }

/** The own name of a site with this front. */
export function frontName({ product, agency }: Pick<Front, 'product' | 'agency'>): FrontName {
  return product === '' ? OWN_NAME : { name: product, agency, isOwn: false }
}
