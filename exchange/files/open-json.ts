import { message } from '#domain/message/message.ts'
import { analyticsMetadata, analyticsTable, narrowedBy } from '#exchange/dhis2/analytics.ts'
import { dataValuesJson } from '#exchange/dhis2/data-values.ts'
import { dhis2Metadata } from '#exchange/dhis2/metadata.ts'
import { geojsonTable } from '#exchange/facilities/geojson.ts'
import { measureReports } from '#exchange/fhir/measure-report.ts'
import { chartCompanions, packageCompanions } from '#exchange/frictionless/companions.ts'
import {
  type Json,
  type JsonObject,
  listIn,
  objectIn,
  objectsIn,
  parsedJson,
  textIn,
} from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import type { Cell } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import type { Companions } from '#exchange/reading/source-file.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { sdmxJson } from '#exchange/sdmx/json.ts'
import { tablesOf } from '#exchange/sheet/tables-of.ts'
import type { FormatId } from '#exchange/table/known-table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'
import { worldBankTable } from '#exchange/world-bank/json.ts'
import type { Opened } from './opened.ts'

/** What is found in a document, without the words about it. */
type Found = Partial<Pick<Opened, 'tables' | 'companions' | 'counts' | 'remarks'>> & {
  readonly format: FormatId
  /** The fields by which it is known. */
  readonly fields: readonly string[]
}

type Open = (root: JsonObject, document: Json, around: Around) => Found | null

interface Around {
  readonly companions: Companions
  readonly budget: Budget
}

/** Documents in JSON, by their fields. Throws Unreadable. */
export function openJson(file: string, text: string, companions: Companions, budget: Budget): Opened {
  const document = parsedJson(text, budget)
  const root = objectIn(document) ?? {}
  for (const open of OPENERS) {
    const found = open(root, document, { companions, budget })
    if (found === null) continue
    const { fields, ...others } = found
    const because = message('exchange.because', { sign: 'fields', words: fields.join(', ') })
    return {
      file,
      sureness: 1,
      because,
      tables: [],
      companions: {},
      counts: new Map(),
      remarks: [],
      ...others,
    }
  }
  throw new Unreadable(
    message('exchange.unknown-document', { root: Object.keys(root).slice(0, 4).join(', ') }),
  )
}

const OPENERS: readonly Open[] = [
  openFhir,
  openGeojson,
  openSdmx,
  openAnalytics,
  openDataValues,
  openRows,
  openWorldBank,
  openPackage,
  openMetadata,
]

function openFhir(root: JsonObject, document: Json, { budget }: Around): Found | null {
  if (root.resourceType !== 'MeasureReport' && root.resourceType !== 'Bundle') return null
  const { table, remarks } = measureReports(document, budget)
  return { format: 'fhir', fields: ['resourceType', 'group'], tables: [table], remarks }
}

function openGeojson(root: JsonObject, document: Json, { budget }: Around): Found | null {
  if (root.type !== 'FeatureCollection') return null
  const table = geojsonTable(document, budget)
  return {
    format: 'geojson',
    fields: ['features'],
    tables: [table],
    counts: new Map([['places', table.rows.length]]),
  }
}

function openSdmx(root: JsonObject, document: Json, { budget }: Around): Found | null {
  const data = objectIn(root.data) ?? root
  if (data.dataSets === undefined || (data.structure === undefined && data.structures === undefined))
    return null
  const { tables, names } = sdmxJson(document, budget)
  return { format: 'sdmx-json', fields: ['structure', 'dataSets'], tables, companions: { names } }
}

function openAnalytics(root: JsonObject, document: Json, { companions, budget }: Around): Found | null {
  const own = root.metaData === undefined ? null : analyticsMetadata(document)
  if (root.headers === undefined) {
    if (own === null) return null
    return {
      format: 'dhis2-metadata',
      fields: ['metaData'],
      companions: own,
      counts: new Map([['names', own.names.size]]),
    }
  }
  const all = own === null || own.names.size === 0 ? companions : { ...companions, ...own }
  const table = analyticsTable(document, all, budget)
  const remarks = narrowedBy(document, all).map((one) => message('exchange.narrowed', one))
  return {
    format: 'dhis2-analytics',
    fields: ['headers', 'rows'],
    tables: [table],
    remarks,
    ...(own && { companions: own }),
  }
}

function openDataValues(root: JsonObject, document: Json, { budget }: Around): Found | null {
  if (root.dataValues === undefined) return null
  return { format: 'dhis2-data-values', fields: ['dataValues'], tables: [dataValuesJson(document, budget)] }
}

/** Rows of records: an answer of the DHS Program, of WHO, or of anybody. */
function openRows(root: JsonObject, document: Json, { budget }: Around): Found | null {
  const field = ['Data', 'value', 'data', 'records', 'results', 'observations'].find(
    (name) => objectsIn(root[name]).length > 0 || (root[name] !== undefined && listIn(root[name]).length > 0),
  )
  const list = field === undefined ? objectsIn(document) : objectsIn(root[field])
  const isList =
    field !== undefined ||
    (Array.isArray(document) &&
      objectIn(listIn(document)[0]) !== null &&
      listIn(listIn(document)[1]).length === 0 &&
      objectIn(listIn(document)[0])?.page === undefined)
  if (!isList || list.length === 0) return null
  const records = new Records(budget)
  for (const one of list)
    records.add(Object.fromEntries(Object.entries(one).map(([name, value]) => [name, cellOf(value)])))
  const heads = { line: 0, cells: records.heads }
  const found = tablesOf({ sheet: '', rows: [heads, ...records.rows], merges: [] }, POINT_STYLE)
  const [first] = found
  if (first === undefined) return null
  const tables = found.map(({ table }) => ({ ...table, hasFields: true }))
  return { format: first.format, fields: field === undefined ? records.heads.slice(0, 3) : [field], tables }
}

function cellOf(value: Json): Cell {
  return typeof value === 'number' ? value : textIn(value)
}

function openWorldBank(_root: JsonObject, document: Json, { budget }: Around): Found | null {
  const [page] = objectsIn(document)
  if (page?.page === undefined && page?.pages === undefined) return null
  return {
    format: 'world-bank',
    fields: ['page', 'indicator', 'countryiso3code'],
    tables: [worldBankTable(document, budget)],
  }
}

function openPackage(root: JsonObject, document: Json): Found | null {
  if (listIn(root.resources).length > 0)
    return { format: 'frictionless', fields: ['resources'], companions: packageCompanions(document) }
  const columns = objectIn(root.columns)
  if (columns === null) return null
  return { format: 'owid', fields: ['columns'], companions: chartCompanions(document) }
}

function openMetadata(_root: JsonObject, document: Json): Found | null {
  const { names, counts, units } = dhis2Metadata(document)
  if (counts.size === 0) return null
  const isUnits = units.length > 0 && counts.size === 1
  return {
    format: isUnits ? 'dhis2-org-units' : 'dhis2-metadata',
    fields: [...counts.keys()].slice(0, 3),
    companions: { names },
    counts,
  }
}
