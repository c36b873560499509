import { Coming } from '#web/kit/coming.tsx'
import { Grid } from '#web/kit/layout.tsx'
import type { BlockPageProps } from './blocks/block-page.ts'
import { blockPages } from './blocks/block-pages.ts'
import classes from './document-blocks.module.css'
import { WithWords } from '#web/language/with-words.tsx'

/** A block that draws itself; sections are drawn by their host. */
export type DrawnBlock = BlockPageProps['block']

interface DocumentBlocksProps {
  readonly blocks: readonly DrawnBlock[]
  /** The id of the document, through which its pictures are seen. */
  readonly id: string
  /** The hash of the release that the document asks for; null: the newest. */
  readonly release: string | null
}

/** The blocks of a document below each other, those of half the width beside each other where there is room. */
export function DocumentBlocks({ blocks, ...document }: DocumentBlocksProps) {
  return (
    <Grid columns={2} narrow={700} gap={24}>
      {blocks.map((block) => (
        <div key={block.id} data-kind={block.kind} className={isHalf(block) ? classes.half : classes.full}>
          <BlockPart block={block} {...document} />
        </div>
      ))}
    </Grid>
  )
}

function isHalf(block: DrawnBlock): boolean {
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
