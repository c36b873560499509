import { isNotUndone, NOT_REMOVED } from '#server/release/current.ts'
import type { Staged } from '#server/release/staging.ts'
import { KEY } from '#server/release/stored-columns.ts'
import { type TemporaryTable, temporaryTableOf } from '#server/release/temporary-table.ts'
import { keepFigureConflicts } from './keep-figure-conflicts.ts'
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

/** Figures that were given back to the data set: whoever took its figure leaves the next one to it too. */
const takenFrom = (key: readonly string[], row: string) => `
  select from figure_conflict f where f.decided = 'theirs' and f.release = ${row}.release
    and ${same(key, 'f', row)}${key.includes('dimension') ? '' : " and f.dimension = ''"}`

/** Keys with the releases in which people spoke last and first. */
export type KeptKeys = TemporaryTable<Key | 'release' | 'first'>

/** Keys under which somebody else than the data set that ships spoke last: a figure, a correction or a withdrawal. */
function keptKeys({ transaction }: Staged, kind: Kind): Promise<KeptKeys> {
  const { key, lives } = KINDS[kind]
  const keys = key.join(', ')
  const rows = lives.map((table) => said(keys, table))
  return temporaryTableOf(
    transaction,
    `kept_${kind}`,
    {
      ...byColumn<Key, string>(key, (column) => `s.${column}`),
      release: 's.release',
      first: 's.first',
    },
    `from (
      select ${keys}, max(release) as release,
        min(release) filter (where release in (select number from release where dataset = '')) as first
      from (${rows.join(' union all ')}) said group by ${keys}
    ) s join release r on r.number = s.release
    where r.dataset = '' and exists (select from release where dataset = '')
      and not exists (${takenFrom(key, 's')})`,
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
 * stays on top, where that differs it is kept as a conflict, and what the data set holds no longer is withdrawn. Returns how many of its figures are passed over.
 */
export async function layOver(staged: Staged, version: string): Promise<number> {
  const { transaction } = staged
  let passed = 0
  for (const kind of ['points', 'groups'] as const) {
    const { name } = staged[kind]
    await transaction.script(`analyze ${name}`)
    const kept = await keptKeys(staged, kind)
    await transaction.script(`analyze ${kept.name}`)
    await keepFigureConflicts(staged, kind, kept, version)
    passed += await transaction.execute(
      `delete from ${name} staged using ${kept.name} kept where ${same(KINDS[kind].key, 'kept', 'staged')}`,
    )
    await transaction.script(withdraw(staged, kind, kept))
  }
  return passed
}
