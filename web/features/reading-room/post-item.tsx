import { useState } from 'react'
import { IconMessage } from '#web/kit/icons.ts'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { PostActions } from './post-actions.tsx'
import { PostAnswers } from './post-answers.tsx'
import { PostFigure } from '#web/reading-room/post-figure.tsx'
import { PostWords } from '#web/reading-room/post-words.tsx'
import classes from './reading.module.css'

interface PostItemProps {
  readonly post: ReadingPost
  /** Its answers are there from the beginning. */
  readonly opened?: boolean
}

/** A note or a question beside its figure, with the answers when they are asked for. */
export function PostItem({ post, opened = false }: PostItemProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(opened)
  const hasAnswers = post.state === 'approved'
  return (
    <Grid as="article" gap={24} align="start" className={classes.post}>
      <Stack gap={12} shrinks>
        <PostWords post={post} />
        <EarlierRelease release={post.release} />
        <PostActions post={post}>
          {hasAnswers && (
            <Button
              aria-expanded={open}
              aria-label={`${text(message('reading-room.answers', { count: post.answers }))}: ${post.text.slice(0, 60)}`}
              onClick={() => setOpen(!open)}
            >
              <IconMessage size={16} aria-hidden="true" />{' '}
              {text(message('reading-room.answers', { count: post.answers }))}
            </Button>
          )}
        </PostActions>
        {open && hasAnswers && <PostAnswers post={post} />}
      </Stack>
      <PostFigure figure={post.figure} />
    </Grid>
  )
}

/** Said where the figure beside it is that of a later release than its writer saw. */
function EarlierRelease({ release }: { readonly release: number }) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  if (catalogue.status !== 'ready' || catalogue.value.release.number === release) return null
  return (
    <Text tone="faint" size={13}>
      {text(message('reading-room.earlier-release', { release }))}
    </Text>
  )
}
