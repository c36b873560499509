import type { FileRow, FilesList, ListedFile } from '#contract/files-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Release } from '#server/release/current-release.ts'

/**
 * Bytes of a file as it travels: of an empty one, and of each row that the store has for it. Measured over all files of release
 * 2026.11.5; the sum over everything is off by less than a tenth.
 */
const WEIGHTS: Readonly<Record<ListedFile, readonly [empty: number, row: number]>> = {
  indicator: [700, 1.9],
  groups: [175, 3.3],
  lgas: [5000, 2.2],
  'lga-counts': [113, 0],
  'lga-months': [390, 1.9],
  reporting: [1380, 0],
}

interface CountRow {
  readonly indicator: number
  readonly file: ListedFile
  readonly state: number | null
  readonly rows: number
}

/** Text of the list of the files of indicators; how much each weighs is told by its rows, since most are not made yet. */
export async function filesListText(database: Database, release: Release): Promise<string> {
  const counted = await database.query<CountRow>(
    `select o.indicator,
       case when l.level < 4 then 'indicator' when o.period % 1000 > 0 then 'lga-months' else 'lgas' end as file,
       case when l.level >= 4 and o.period % 1000 > 0 then l.parent end as state,
       count(*)::int as rows
     from observation o join location l on l.id = o.location
     where o.release_added <= $1::int and o.release_removed > $1::int
     group by 1, 2, 3
     union all
     select d.indicator, 'groups', null, count(*)::int from disaggregated d
     where d.release_added <= $1::int and d.release_removed > $1::int
     group by d.indicator
     union all
     select i.id, 'indicator', null, 0 from indicator i
     where not exists (select from observation o where o.indicator = i.id
       and o.location = any(array(select id from location where level < 4))
       and o.release_added <= $1::int and o.release_removed > $1::int)
     order by 1, 2, 3`,
    [release.number],
  )
  const file: FilesList = { release: release.hash, files: [...counted, ...ofLgas(counted)].map(rowOf) }
  return JSON.stringify(file)
}

/** Indicators with figures of LGAs have a file that counts them, and one that says who reported by month. */
function ofLgas(counted: readonly CountRow[]): CountRow[] {
  const having = (...files: readonly ListedFile[]) => [
    ...new Set(counted.filter(({ file }) => files.includes(file)).map(({ indicator }) => indicator)),
  ]
  const named = (file: ListedFile) => (indicator: number) => ({ indicator, file, state: null, rows: 0 })
  return [
    ...having('lgas', 'lga-months').map(named('lga-counts')),
    ...having('lga-months').map(named('reporting')),
  ]
}

function rowOf({ indicator, file, state, rows }: CountRow): FileRow {
  const [empty, row] = WEIGHTS[file]
  return [indicator, file, state, Math.round(empty + rows * row)]
}
