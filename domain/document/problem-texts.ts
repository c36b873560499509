/** The sentences for a document that cannot be used: all of this folder, in English as those of other problems. */
export const PROBLEM_TEXTS = {
  anObject: 'Give an object.',
  aText: 'Give a text.',
  aCharacter: 'This text holds something that is no character.',
  words: 'Write something.',
  atMostCharacters: (most: number) => `Write at most ${most} characters.`,
  oneOf: (allowed: readonly (string | number)[]) => `Give one of ${allowed.join(', ')}.`,
  someOf: (allowed: readonly number[]) => `Give some of ${allowed.join(', ')}, each once.`,
  differentNumbers: (least: number, most: number) =>
    `Give different whole numbers from ${least} to ${most}, each once.`,
  differentIds: 'Give different ids, each once.',
  idsInOrder: 'Give ids, in the order in which they go together.',
  anId: 'Give an id or null.',
  aList: 'Give a list.',
  shortTexts: 'Give a list of short texts.',
  atMost: (most: number) => `Give at most ${most}.`,
  atMostIds: (most: number, what: ReferenceName) => `Choose at most ${most} ${PLURALS[what]}.`,
  atLeastOneId: 'Choose at least one.',
  unknownField: 'This is not known here.',
  documentSize: (most: number) => `A document has at most ${most} characters.`,
  blockName: 'Name each block with letters, digits and hyphens.',
  sameBlockName: 'Another block has this id.',
  blockKind: (name: string) => `There is no block of the kind ${name}.`,
  periods: 'Write periods as 2018, 2024-03 or 2024-W40.',
  year: 'Write a year as 2018.',
  aWholeId: 'Give an id.',
  aNumber: (least: number, most: number) => `Give a number from ${least} to ${most}.`,
  aCount: (most: number) => `Give a whole number from 1 to ${most}.`,
  colour: 'Write colours as #1a2b3c.',
  yesOrNo: 'Give true or false.',
  picture: 'This names no picture.',
  release: 'Give latest or the hash of a release.',
  releaseOrNull: 'Give the hash of a release or null.',
  richText: 'This text has elements, attributes or signs that are not among those for texts.',
  sameParameter: 'This parameter is there already.',
  noParameter: (hole: string) => `The document has no parameter for ${hole}.`,
  notJson: 'This cannot be written as JSON.',
  option: 'Give a text, a number, a yes or no, or a list of these.',
  address: 'Give a full address that starts with https://.',
  schema: (newest: number) => `Give the version of the schema, from 1 to ${newest}.`,
  newerSchema: (schema: number, newest: number) =>
    `This document has version ${schema}, and this version of the product knows versions up to ${newest}. Use a newer one.`,
  unknownId: (what: ReferenceName, id: number) => `There is no ${SINGULARS[what]} with the id ${id}.`,
  strangeParameter: (section: string) =>
    `The section ${section} has no such parameter, or no such value of it.`,
  unknownSection: (name: string) => `There is no section ${name}.`,
} as const

/** The kinds of things that ids refer to. */
export type ReferenceName = 'indicators' | 'sources' | 'locations'

const SINGULARS = { indicators: 'indicator', sources: 'data source', locations: 'place' } as const
const PLURALS = { indicators: 'indicators', sources: 'data sources', locations: 'places' } as const
