import { requestOf } from '#contract/call.ts'
import { Text } from '#web/kit/layout.tsx'
import type { BlockPageProps } from '../block-page.ts'
import classes from '../../document-blocks.module.css'

/** A picture with its caption. */
export function PicturePage({ block, id }: BlockPageProps<'picture'>) {
  const { picture, alternative, caption } = block
  return (
    <figure className={classes.picture}>
      <img src={pictureAddress(id, picture)} alt={alternative} loading="lazy" />
      {caption && (
        <Text as="figcaption" above={6} tone="soft" size={13}>
          {caption}
        </Text>
      )}
    </figure>
  )
}

function pictureAddress(id: string, picture: string): string {
  return requestOf('GET /document/{id}/pictures/{picture}', { path: { id, picture } }).address
}
