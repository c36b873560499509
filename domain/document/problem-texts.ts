import { type Message, message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'

/** The faults for which a document cannot be used: all of this folder. */
export const PROBLEM_TEXTS = {
  anObject: message('document-faults.an-object'),
  aText: message('document-faults.a-text'),
  aCharacter: message('document-faults.a-character'),
  words: message('document-faults.words'),
  atMostCharacters: (most: number) => message('document-faults.too-long', { most: whole(most) }),
  oneOf: (allowed: readonly (string | number)[]) =>
    message('document-faults.one-of', { allowed: listOf(allowed.map(String), 'none') }),
  someOf: (allowed: readonly number[]) =>
    message('document-faults.some-of', { allowed: listOf(allowed.map(String), 'none') }),
  differentNumbers: (least: number, most: number) =>
    message('document-faults.different-numbers', { least: `${least}`, most: `${most}` }),
  differentIds: message('document-faults.different-ids'),
  idsInOrder: message('document-faults.ids-in-order'),
  anId: message('document-faults.an-id'),
  aList: message('document-faults.a-list'),
  shortTexts: message('document-faults.short-texts'),
  atMost: (most: number) => message('document-faults.at-most', { most: whole(most) }),
  atMostIds: (most: number, what: ReferenceName) =>
    message('document-faults.at-most-ids', { most: whole(most), what }),
  atLeastOneId: message('document-faults.one-id'),
  unknownField: message('document-faults.unknown-field'),
  documentSize: (most: number) => message('document-faults.size', { most: whole(most) }),
  blockName: message('document-faults.block-name'),
  sameBlockName: message('document-faults.same-block'),
  blockKind: (name: string) => message('document-faults.block-kind', { name }),
  periods: message('document-faults.periods'),
  year: message('document-faults.year'),
  aWholeId: message('document-faults.a-whole-id'),
  aNumber: (least: number, most: number) =>
    message('document-faults.a-number', { least: whole(least), most: whole(most) }),
  aCount: (most: number) => message('document-faults.a-count', { most: whole(most) }),
  colour: message('document-faults.colour'),
  yesOrNo: message('document-faults.yes-or-no'),
  picture: message('document-faults.picture'),
  release: message('document-faults.release'),
  releaseOrNull: message('document-faults.release-or-null'),
  richText: message('document-faults.rich-text'),
  sameParameter: message('document-faults.same-parameter'),
  noParameter: (hole: string) => message('document-faults.no-parameter', { hole }),
  notJson: message('document-faults.not-json'),
  option: message('document-faults.option'),
  address: message('document-faults.address'),
  schema: (newest: number) => message('document-faults.schema', { newest: `${newest}` }),
  newerSchema: (schema: number, newest: number) =>
    message('document-faults.newer-schema', { schema: `${schema}`, newest: `${newest}` }),
  unknownId: (what: ReferenceName, id: number) =>
    message('document-faults.unknown-id', { what, id: `${id}` }),
  strangeParameter: (section: string) => message('document-faults.strange-parameter', { section }),
  noFigure: (kind: string) => message('document-faults.no-figure', { kind }),
  unknownSection: (name: string) => message('document-faults.unknown-section', { name }),
} as const

/** The kinds of things that ids refer to. */
export type ReferenceName = 'indicators' | 'sources' | 'locations'

/** The faults of a document: path of a field, such as `blocks.2.text`, with each of its faults. */
export type DocumentFaults = Readonly<Record<string, readonly Message[]>>
