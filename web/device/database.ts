import { Dexie, type DexieOptions, type Table } from 'dexie'
import type {
  Block,
  CountryRow,
  FactorRow,
  IndicatorRow,
  KeptSet,
  LevelRow,
  LinkRow,
  MeasureRow,
  PlaceRow,
  Setting,
  SourceRow,
  ValueTypeRow,
} from './tables.ts'
import type { Waiting } from './waiting.ts'

/** The name says the version of the form of the tables (specification of public features §9); others are deleted. */
const BEGINNING = 'msdat'
export const DATABASE_NAME = `${BEGINNING}0`

/** The database of a device. */
export interface DeviceDatabase extends Dexie {
  readonly datasources: Table<SourceRow, number>
  readonly countries: Table<CountryRow, number>
  readonly indicators: Table<IndicatorRow, number>
  readonly location: Table<PlaceRow, number>
  readonly valuetypes: Table<ValueTypeRow, number>
  readonly factors: Table<FactorRow, number>
  readonly datasource_specific_indicator: Table<MeasureRow, [number, number]>
  readonly links: Table<LinkRow, number>
  /** Figures of an indicator by year, and of states by month. */
  readonly data: Table<Block, string>
  readonly location_hierarchy_level: Table<LevelRow, number>
  /** Numerators and denominators travel in the block of their figures: these two stay empty. */
  readonly stateNumDen: Table<Block, string>
  readonly lgaNumDen: Table<Block, string>
  /** Nobody's account is ever kept on a device: these two stay empty. */
  readonly users: Table<object, number>
  readonly sub_dashboard_interests: Table<object, [string, string]>
  /** What somebody wrote and what waits to be sent, in its order. */
  readonly transactions: Table<Waiting, number>
  /** Figures of LGAs by month, and who reported. */
  readonly nhmisMonthly: Table<Block, string>
  /** Files of a release about no one indicator: the catalogue, definitions, places. */
  readonly files: Table<Block, string>
  readonly kept: Table<KeptSet, string>
  readonly settings: Table<Setting, string>
}

const BLOCKS = 'id, indicator, kept, read_at'

const TABLES = {
  datasources: 'id',
  countries: 'id',
  indicators: 'id, program_area',
  location: 'id, parent, level',
  valuetypes: 'id',
  factors: 'id',
  datasource_specific_indicator: '[datasource+indicator], indicator',
  links: 'id, datasource',
  data: BLOCKS,
  location_hierarchy_level: 'id',
  stateNumDen: BLOCKS,
  lgaNumDen: BLOCKS,
  users: 'user_id',
  sub_dashboard_interests: '[email+dashboard]',
  transactions: '++id, account, [account+subject]',
  nhmisMonthly: BLOCKS,
  files: BLOCKS,
  kept: 'id',
  settings: 'name',
} as const

/** The names of its tables. */
export const TABLE_NAMES = Object.keys(TABLES)

/** Opens the database of this device with the first thing that is asked of it. `options`: another store than the browser's. */
export function deviceDatabase(options: DexieOptions = {}): DeviceDatabase {
  const database = new Dexie(DATABASE_NAME, options)
  database.version(1).stores(TABLES)
  return database as DeviceDatabase
}

/** Deletes the databases of this product whose tables had another form. */
export async function deleteEarlierDatabases(): Promise<void> {
  const names = await Dexie.getDatabaseNames()
  const form = new RegExp(`^${BEGINNING}\\d+$`)
  for (const name of names) if (form.test(name) && name !== DATABASE_NAME) await Dexie.delete(name)
}
