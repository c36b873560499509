import { inject } from 'vitest'

/** The product of this worker: journeys that change settings or what everybody sees meet nobody else's readers. */
function ownProduct() {
  const products = inject('products')
  const product = products[Number(process.env.VITEST_POOL_ID) - 1]
  if (!product)
    throw new Error(
      `There are ${products.length} products, and this is worker ${process.env.VITEST_POOL_ID}.`,
    )
  return product
}

/** Its address, without a slash at the end. */
export function productUrl(): string {
  return ownProduct().url
}

/** The folder where it keeps its letters as files. */
export function mailFolder(): string {
  return ownProduct().mailFolder
}
