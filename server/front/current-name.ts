import { type FrontName, frontName } from '#domain/front/front-name.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { frontOrOwn } from './current-front.ts'

/** The site's own name at this moment; while the store does not answer, the product's own name. */
export async function currentName(store: SqlRunner): Promise<FrontName> {
  return frontName(await frontOrOwn(store))
}
