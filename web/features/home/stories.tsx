import { useState } from 'react'
import { Link } from 'wouter'
import type { HomeStory } from '#contract/home/home.ts'
import { message } from '#domain/message/message.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { homeResource } from '#web/queries/home-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './home.module.css'
import { storyPicture } from './story-picture.ts'

/** The room of a picture, in CSS pixels. */
const SIZE = { width: 380, height: 220 } as const

/** What the figures tell today: at most three stories, each with its figure and its source. */
export function Stories() {
  const { text, code } = useLanguage()
  return (
    <Stack as="section" gap={16} ruled={24} aria-labelledby="stories">
      <Row wrap gap={12} align="baseline" justify="between">
        <Text as="h2" id="stories" size={20} weight={650}>
          {text(message('home.stories'))}
        </Text>
        <Text tone="soft" size={13}>
          {text(message('home.stories-how'))}
        </Text>
      </Row>
      <OfLanguage key={code} code={code} />
    </Stack>
  )
}

function OfLanguage({ code }: { readonly code: LanguageCode }) {
  const { text } = useLanguage()
  const [told] = useState(() => homeResource(code))
  const answer = useResource(told)
  const what = message('home.stories')
  if (answer.status === 'failed')
    return <LoadFailureMessage what={what} reason={answer.reason} onRetry={() => told.load()} />
  if (answer.status !== 'ready') return <Loading what={what} />
  const { stories } = answer.value
  return stories.length === 0 ? (
    <Text tone="soft">{text(message('home.stories-none'))}</Text>
  ) : (
    <Grid as="ul" gap={32} className={classes.stories}>
      {stories.map((story) => (
        <Told key={story.shown.kind} story={story} />
      ))}
    </Grid>
  )
}

function Told({ story }: { readonly story: HomeStory }) {
  const { text } = useLanguage()
  return (
    <Stack as="li" gap={6}>
      <SmallPicture
        isWide
        picture={{ size: SIZE, map: null, alternative: '', picture: storyPicture(story) }}
      />
      <Text as="h3" size={16} weight={650} above={8}>
        {story.title}
      </Text>
      <Text tone="soft">{story.text}</Text>
      <Row wrap gap={12} justify="between" align="baseline" className={classes.foot}>
        <Text as="span" tone="faint" size={13}>
          {story.source}
        </Text>
        <Link href={story.href}>{text(message('home.see-figure'))}</Link>
      </Row>
    </Stack>
  )
}
