import { fill } from '#domain/document/fill.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { OWN_NAME } from '#domain/front/front-name.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { english } from '#languages/from-source.ts'
import type { PaperGround } from '#server/paper/document/ground.ts'
import { paperTools } from '#server/paper/paper-tools.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'

/** A document with these blocks. */
export function paperDocument(
  blocks: readonly FilledBlock[],
  more: Partial<FilledDocument> = {},
): FilledDocument {
  const opening = { indicator: 18, source: 2, location: 1 }
  return {
    ...fill(EMPTY_DASHBOARD, {}),
    ...{ kind: 'report', title: 'Vaccines in Sokoto', description: 'What is known, and from whom.' },
    subject: { ...EMPTY_DASHBOARD.subject, indicators: [18, 20], sources: [2], opening },
    blocks,
    ...more,
  }
}

/** A dot of a picture, as it is uploaded. */
export const A_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Everything that a document is resolved with, by one release. A picture of the name `here…` is there, others are not. */
export function paperGround(reader: ReleaseReader): PaperGround {
  return {
    language: english,
    origin: 'https://msdat.example',
    front: OWN_NAME,
    address: 'https://msdat.example/document/8f3c',
    author: 'Bọ́lá Adéyẹmí',
    release: () => Promise.resolve(reader),
    picture: (name) =>
      Promise.resolve(
        name.startsWith('here') ? { bytes: A_PICTURE, type: 'png', pixels: { width: 1, height: 1 } } : null,
      ),
    step: () => Promise.resolve(),
    failed: (error) => {
      throw error
    },
  }
}

/** The tools that papers are made with, for somebody who never leaves. */
export const TOOLS = paperTools(new AbortController().signal)

/** A figure with nothing of its own. */
export function aFigure(
  view: StoredView,
  more: Partial<Extract<FilledBlock, { readonly kind: 'figure' }>> = {},
) {
  return {
    ...{ kind: 'figure', id: 'figure', view, title: '', note: '', width: 'full', height: 'usual' },
    ...{ annotations: [], frozen: null },
    ...more,
  } satisfies FilledBlock
}
