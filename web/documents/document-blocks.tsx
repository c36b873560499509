import type { ReactElement } from 'react'
import { requestOf } from '#contract/call.ts'
import type { FilledBlock } from '#domain/document/fill.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import classes from './document-blocks.module.css'
import { OtherSite } from './other-site.tsx'
import { TextPart } from './text-part.tsx'
import { ViewPart } from './view-part.tsx'
import { later } from '#web/kit/later.tsx'

const IndicatorPart = later(async () => (await import('./indicator-part.tsx')).IndicatorPart)
const QuotePart = later(async () => (await import('./quote-part.tsx')).QuotePart)

/** A block that draws itself; sections are drawn by their host. */
export type DrawnBlock = Exclude<FilledBlock, { readonly kind: 'section' }>

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
export function BlockPart({
  block,
  id,
  release,
}: Omit<DocumentBlocksProps, 'blocks'> & { readonly block: DrawnBlock }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={classes.heading}>{block.text}</Heading>
    }
    case 'text':
      return <TextPart block={block} />
    case 'indicator':
      return <IndicatorPart indicator={block.indicator} />
    case 'figure':
    case 'table':
    case 'sentence':
      return <ViewPart block={block} release={block.frozen ?? release} />
    case 'quote':
      return <QuotePart block={block} release={block.frozen ?? release} />
    case 'picture':
      return (
        <figure className={classes.picture}>
          <img src={pictureAddress(id, block.picture)} alt={block.alternative} loading="lazy" />
          {block.caption && (
            <Text as="figcaption" above={6} tone="soft" size={13}>
              {block.caption}
            </Text>
          )}
        </figure>
      )
    case 'embed':
      return <OtherSite embed={block} />
    case 'page-break':
      return <hr className={classes.break} />
  }
}

function pictureAddress(id: string, picture: string): string {
  return requestOf('GET /document/{id}/pictures/{picture}', { path: { id, picture } }).address
}
