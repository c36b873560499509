import type { Message } from '#domain/message/message.ts'
import { type Block, readBlock } from './blocks.ts'
import { isPeriod } from './blocks/view-field.ts'
import { isReleaseHash } from './blocks/shared-fields.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_SCHEMA,
  type Document,
  type Paper,
  type ReleaseWanted,
  type Subject,
} from './document.ts'
import type { Level } from '#domain/location/location.ts'
import { FieldReader, FoundErrors } from './field-reader.ts'
import { DOCUMENT_LIMITS } from './limits.ts'
import { migrateDocument } from './migrate-document.ts'
import { holesIn } from './holes.ts'
import { holeOf, PARAMETER_NAMES, type Parameter } from './parameters.ts'
import { type DocumentFaults, PROBLEM_TEXTS } from './problem-texts.ts'

/** A document, or the faults of each field. */
export type ReadDocument =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly errors: DocumentFaults }

/**
 * Reads a document of any known version of the schema, from the store or from a caller, into the present one.
 * Nothing is repaired and nothing left out: every part that cannot be understood is named. Whether the
 * indicators, sections and kinds of figures that it names exist is another question (`missingReferences`).
 */
export function readDocument(value: unknown): ReadDocument {
  const errors = new FoundErrors()
  const unfit = whyUnfit(value)
  if (unfit !== null) {
    errors.add('document', unfit)
    return { ok: false, errors: errors.all }
  }
  const migrated =
    typeof value === 'object' && value !== null ? migrateDocument({ ...value }) : { record: {} }
  if ('fault' in migrated) {
    errors.add('schema', migrated.fault)
    return { ok: false, errors: errors.all }
  }
  const document = documentIn(new FieldReader(migrated.record, '', errors))
  return errors.none ? { ok: true, document } : { ok: false, errors: errors.all }
}

/** Why a value is looked at no further: it cannot be written as JSON (circles, endless depth), or is too large. */
function whyUnfit(value: unknown): Message | null {
  try {
    const { size } = DOCUMENT_LIMITS
    return JSON.stringify(value ?? null).length > size ? PROBLEM_TEXTS.documentSize(size) : null
  } catch {
    return PROBLEM_TEXTS.notJson
  }
}

function documentIn(fields: FieldReader): Document {
  const document: Document = {
    schema: fields.oneOf('schema', [DOCUMENT_SCHEMA]),
    kind: fields.oneOf('kind', DOCUMENT_KINDS),
    title: fields.words('title', DOCUMENT_LIMITS.title),
    description: fields.text('description', DOCUMENT_LIMITS.description),
    subject: subjectIn(fields.inside('subject').fields),
    parameters: parametersIn(fields),
    release: releaseIn(fields),
    paper: paperIn(fields.inside('paper').fields),
    blocks: blocksIn(fields),
  }
  fields.end()
  refuseOpenHoles(fields, document)
  return document
}

function parametersIn(fields: FieldReader): readonly Parameter[] {
  const taken = new Set<string>()
  return fields.records('parameters', PARAMETER_NAMES.length).map((each) => {
    const parameter = parameterIn(each)
    if (taken.has(parameter.name)) each.refuse('name', PROBLEM_TEXTS.sameParameter)
    taken.add(parameter.name)
    each.end()
    return parameter
  })
}

function parameterIn(fields: FieldReader): Parameter {
  const name = fields.oneOf('name', PARAMETER_NAMES)
  if (name !== 'period') return { name, value: fields.id('value') }
  const value = fields.raw('value') === null ? null : fields.text('value', DOCUMENT_LIMITS.line)
  if (value !== null && !isPeriod(value)) fields.refuse('value', PROBLEM_TEXTS.periods)
  return { name, value }
}

function releaseIn(fields: FieldReader): ReleaseWanted {
  const release = fields.text('release', DOCUMENT_LIMITS.line)
  if (release !== 'latest' && !isReleaseHash(release)) fields.refuse('release', PROBLEM_TEXTS.release)
  return release
}

function paperIn(fields: FieldReader): Paper {
  const paper: Paper = {
    size: fields.oneOf('size', ['a4', 'a3', 'letter']),
    orientation: fields.oneOf('orientation', ['portrait', 'landscape']),
    columns: fields.oneOf('columns', [1, 2]),
  }
  fields.end()
  return paper
}

/** A hole of a document without a parameter for it could never be filled. */
function refuseOpenHoles(fields: FieldReader, { parameters, ...holding }: Document): void {
  const known: readonly string[] = parameters.map(({ name }) => holeOf(name))
  for (const [path, hole] of holesIn(holding)) {
    if (!known.includes(hole)) fields.refuse(path, PROBLEM_TEXTS.noParameter(hole))
  }
}

function subjectIn(fields: FieldReader): Subject {
  const opening = fields.inside('opening').fields
  const subject: Subject = {
    indicators: fields.ids('indicators', DOCUMENT_LIMITS.indicators),
    sources: fields.ids('sources', DOCUMENT_LIMITS.sources),
    levels: fields.someOf('levels', LEVEL_IDS),
    years: fields.numbers('years', DOCUMENT_LIMITS.years, [EARLIEST_YEAR, LATEST_YEAR]),
    opening: {
      indicator: opening.id('indicator'),
      source: idOrHole(opening, 'source', '{source}'),
      location: idOrHole(opening, 'location', '{place}'),
    },
  }
  opening.end()
  fields.end()
  return subject
}

const LEVEL_IDS: readonly Level[] = [1, 2, 3, 4, 5]

/** Years that figures can be of. */
const [EARLIEST_YEAR, LATEST_YEAR] = [1900, 2200]

function idOrHole<H extends string>(fields: FieldReader, field: string, hole: H): number | H | null {
  return fields.raw(field) === hole ? hole : fields.id(field)
}

function blocksIn(fields: FieldReader): readonly Block[] {
  const taken = new Set<string>()
  return fields.records('blocks', DOCUMENT_LIMITS.blocks).flatMap((each) => {
    const block = readBlock(each)
    if (block && taken.has(block.id)) each.refuse('id', PROBLEM_TEXTS.sameBlockName)
    if (block) taken.add(block.id)
    return block ?? []
  })
}
