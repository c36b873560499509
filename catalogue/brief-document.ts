import type { FindingKind } from '#domain/document/blocks/finding.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { NATION } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { PROFILE_AREAS } from './profile-areas.ts'

/**
 * The brief as a document that leaves open its place: what is found of it, the finding first, on two pages. Filled with a place it
 * is the brief of that place; whoever makes it their own edits a copy.
 */
export const BRIEF_DOCUMENT: Document = {
  ...ofPlace(),
  kind: 'brief',
  blocks: [
    finding('place'),
    finding('key-table'),
    finding('small-trends'),
    finding('disagreement'),
    finding('parts'),
    finding('left-behind'),
    finding('facilities', 'half'),
    finding('gaps', 'half'),
  ],
}

/** The health profile as such a document: what changed, and the figures of each program area in a table. */
export function profileDocument({ text }: Pick<Language, 'text'>): Document {
  const areas = PROFILE_AREAS.flatMap(({ slug, title, indicators }) => [
    { kind: 'heading', id: slug, level: 2, text: text(title) } as const,
    { ...finding('key-table'), id: `${slug}-figures`, indicators },
  ])
  return { ...ofPlace(), kind: 'profile', blocks: [finding('place'), ...areas, finding('gaps')] }
}

/** The parts of documents that leave open their place. */
function ofPlace(): Document {
  const { subject } = EMPTY_DASHBOARD
  return {
    ...EMPTY_DASHBOARD,
    title: '{place}',
    subject: { ...subject, opening: { ...subject.opening, location: '{place}' } },
    parameters: [{ name: 'place', value: NATION }],
  }
}

function finding<Kind extends FindingKind>(kind: Kind, width: 'full' | 'half' = 'full') {
  return { kind, id: kind, indicators: [], location: '{place}', width, frozen: null } as const
}
