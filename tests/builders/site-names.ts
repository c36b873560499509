import { type FrontName, frontName } from '#domain/front/front-name.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A name that would be code in a page, in XML or in Typst, and as long as a name may be. */
export const HOSTILE_NAME: FrontName = frontName({
  product: `<b>&"' #panic() Observatory of the Health of Aldovia's North`,
  agency: '<i>Ministry</i> & $x$ #panic("y")',
})

/** A name without a place to break it, in the widest letters. */
export const WIDE_NAME: FrontName = frontName({ product: 'W'.repeat(60), agency: 'M'.repeat(80) })

/** Gives the site of a store a name, as applying a front does; empty: the product's own. */
export async function nameSite(database: Database, product: string, agency = ''): Promise<void> {
  await database.query(
    'insert into front_version (number, content) select max(number) + 1, $1::jsonb from front_version',
    [JSON.stringify({ product, agency })],
  )
}
