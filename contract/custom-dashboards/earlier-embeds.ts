import { type Block, type BlockOf, blocksOf, freeId } from '#domain/document/blocks.ts'
import type { CustomDashboardRow } from './custom-dashboard.ts'

/** The fields of earlier clients for pages of other sites: one link and one frame, any part of which may be missing. */
export type EarlierEmbeds = Pick<
  CustomDashboardRow,
  | 'embedded_url'
  | 'embedded_url_title'
  | 'embedded_iframe'
  | 'embedded_iframe_title'
  | 'embedded_dashboard_description'
>

/** The first link and the first frame of a document; an empty one is null. */
export function embedFields(blocks: readonly Block[]): EarlierEmbeds {
  const [link, frame] = [embedOf(blocks, 'link'), embedOf(blocks, 'frame')]
  return {
    embedded_url: link?.address ?? null,
    embedded_url_title: link?.title || null,
    embedded_iframe: frame?.address ?? null,
    embedded_iframe_title: frame?.title || null,
    embedded_dashboard_description: frame?.description || null,
  }
}

/** The blocks with the link and the frame that earlier clients describe; those of which they say nothing go. */
export function withEmbeds(blocks: readonly Block[], fields: EarlierEmbeds): readonly Block[] {
  const link = { address: fields.embedded_url, title: fields.embedded_url_title ?? '' }
  const frame = {
    address: fields.embedded_iframe,
    title: fields.embedded_iframe_title ?? '',
    description: fields.embedded_dashboard_description ?? '',
  }
  return withEmbed(withEmbed(blocks, 'link', link), 'frame', frame)
}

type Embed = BlockOf<'embed'>

function embedOf(blocks: readonly Block[], form: Embed['form']): Embed | undefined {
  return blocksOf(blocks, 'embed').find((block) => block.form === form)
}

function withEmbed(blocks: readonly Block[], form: Embed['form'], said: Partial<Embed>): readonly Block[] {
  const before = embedOf(blocks, form)
  const fresh: Embed = {
    kind: 'embed',
    id: freeId(blocks, form),
    form,
    address: null,
    title: '',
    description: '',
    width: 'full',
  }
  const after: Embed = { ...(before ?? fresh), ...said }
  if (!before) return isEmpty(after) ? blocks : [...blocks, after]
  if (isEmpty(after) && !isEmpty(before)) return blocks.filter((block) => block !== before)
  return blocks.map((block) => (block === before ? after : block))
}

function isEmpty({ address, title, description }: Embed): boolean {
  return address === null && title === '' && description === ''
}
