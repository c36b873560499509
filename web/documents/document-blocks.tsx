import type { FilledBlock } from '#domain/document/blocks.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { later } from '#web/kit/later.tsx'
import { Coming } from '#web/kit/coming.tsx'
import { Grid } from '#web/kit/layout.tsx'
import type { BlockPageProps } from './blocks/block-page.ts'
import { blockPages } from './blocks/block-pages.ts'
import classes from './document-blocks.module.css'
import { WithWords } from '#web/language/with-words.tsx'

/** A block that draws itself; sections are drawn by their host. */
export type DrawnBlock = BlockPageProps['block']

/** A section where it stands; only reports and editors have any, and load what draws them. */
export const SectionPart = later(async () => (await import('./blocks/section/section-part.tsx')).SectionPart)

interface DocumentBlocksProps {
  readonly blocks: readonly FilledBlock[]
  /** The id of the document, through which its pictures are seen. */
  readonly id: string
  /** The hash of the release that the document asks for; null: the newest. */
  readonly release: string | null
  /** What the document is about, where its sections stand among its blocks; absent where they have tabs of their own. */
  readonly subject?: FilledDocument['subject']
}

/** The blocks of a document below each other, those of half the width beside each other where there is room. */
export function DocumentBlocks({ blocks, subject, ...document }: DocumentBlocksProps) {
  return (
    <Grid columns={2} narrow={700} gap={24}>
      {blocks.map((block) => (
        <div key={block.id} data-kind={block.kind} className={isHalf(block) ? classes.half : classes.full}>
          {block.kind !== 'section' ? (
            <BlockPart block={block} {...document} />
          ) : (
            subject && <SectionPart block={block} subject={subject} />
          )}
        </div>
      ))}
    </Grid>
  )
}

function isHalf(block: FilledBlock): boolean {
  return 'width' in block && block.width === 'half'
}

/** One block as readers see it. */
export function BlockPart({ block, id, release }: BlockPageProps) {
  const Page = blockPages[block.kind]
  const frozen = 'frozen' in block ? block.frozen : null
  return (
    <WithWords fallback={<Coming />}>
      <Page block={block} id={id} release={frozen ?? release} />
    </WithWords>
  )
}
