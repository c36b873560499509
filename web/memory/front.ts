import { type Front, OWN_FRONT } from '#domain/front/front.ts'

/** The front of this site, which the server writes into the page where it is not the product's own. */
export const siteFront: Front = written()

function written(): Front {
  // Without a page, as in tests, nothing is written.
  const text = 'document' in globalThis ? document.getElementById('front')?.textContent : null
  return text ? { ...OWN_FRONT, ...(JSON.parse(text) as Partial<Front>) } : OWN_FRONT
}

/** The name of the site where a short name stands. */
export const siteName = siteFront.product || 'MSDAT'
