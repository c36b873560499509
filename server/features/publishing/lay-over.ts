import { isNotUndone, NOT_REMOVED } from '#server/release/current.ts'
import type { Staged } from '#server/release/staging.ts'
import { KEY } from '#server/release/stored-columns.ts'
import { type TemporaryTable, temporaryTableOf } from '#server/release/temporary-table.ts'
import { byColumn } from '#domain/observation/columns.ts'

/**
 * The published tables of either kind: its key, its table, those whose rows have times of life, and the
 * columns that a withdrawing row needs beside the key.
 */
const KINDS = {
  points: {
    key: KEY,
    published: 'observation',
    lives: ['observation', 'observation_note'],
    needed: {},
  },
  groups: {
    key: [...KEY, 'dimension', 'category'],
    published: 'disaggregated',
    lives: ['disaggregated'],
    needed: { category_order: '0' },
  },
} as const

type Kind = keyof typeof KINDS
type Key = (typeof KINDS)['groups']['key'][number]

/** Rows whose life a release began or ended, by its number: of a release that was undone, and of the one that did it, neither. */
const said = (keys: string, table: string) => `
  select ${keys}, event.number as release
  from ${table}, unnest(array[release_added, release_removed]) as event (number)
  where event.number <> ${NOT_REMOVED} and ${isNotUndone('event.number')}`

/** Keys under which somebody else than the data set that ships spoke last: a figure, a correction or a withdrawal. */
function keptKeys({ transaction }: Staged, kind: Kind): Promise<TemporaryTable<Key | 'release'>> {
  const { key, lives } = KINDS[kind]
  const keys = key.join(', ')
  const rows = lives.map((table) => said(keys, table))
  return temporaryTableOf(
    transaction,
    `kept_${kind}`,
    { ...byColumn<Key, string>(key, (column) => `s.${column}`), release: 's.release' },
    `from (
      select ${keys}, max(release) as release from (${rows.join(' union all ')}) said group by ${keys}
    ) s join release r on r.number = s.release
    where r.dataset = '' and exists (select from release where dataset = '')`,
  )
}

/**
 * Withdraws figures that an earlier version of the data set published and this one does not hold any longer.
 */
function withdraw(staged: Staged, kind: Kind, kept: TemporaryTable<Key>): string {
  const { key, published, needed } = KINDS[kind]
  const columns = ['file', 'line', ...key, ...Object.keys(needed)]
  return `
    insert into ${staged[kind].name} (${columns.join(', ')})
    select distinct ${['0', '0', ...key, ...Object.values(needed)].join(', ')} from ${published} published
    where release_removed = ${NOT_REMOVED}
      and not exists (select from ${kept.name} kept where ${same(key, 'kept', 'published')})
      and not exists (select from ${staged[kind].name} staged where ${same(key, 'staged', 'published')})`
}

function same(key: readonly string[], one: string, other: string): string {
  return key.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ')
}

/**
 * Prepares staged figures of the data set that ships for a store that holds an earlier version: what people published
 * stays on top, and what the data set holds no longer is withdrawn. Returns how many of its figures are passed over.
 */
export async function layOver(staged: Staged): Promise<number> {
  const { transaction } = staged
  let passed = 0
  for (const kind of ['points', 'groups'] as const) {
    const { name } = staged[kind]
    await transaction.script(`analyze ${name}`)
    const kept = await keptKeys(staged, kind)
    await transaction.script(`analyze ${kept.name}`)
    passed += await transaction.execute(
      `delete from ${name} staged using ${kept.name} kept where ${same(KINDS[kind].key, 'kept', 'staged')}`,
    )
    await transaction.script(withdraw(staged, kind, kept))
  }
  return passed
}
