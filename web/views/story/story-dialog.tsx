import { useState } from 'react'
import { Link } from 'wouter'
import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AboutChoice } from '#web/views/about-choice.tsx'
import { AnswerRows } from '#web/views/answer-rows.tsx'

interface StoryDialogProps {
  /** The view of the reader. Its indicators and places are offered; its source and year are kept where there is one. */
  readonly about: Pick<View, 'indicators' | 'locations' | 'sources' | 'periods'>
  readonly reference: ReferenceData
  readonly onClose: () => void
}

/** The story of a figure: a few sentences, all of them on request, and every row that they rest on. */
export function StoryDialog({ about, reference, onClose }: StoryDialogProps) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('card.stands-out'))} onClose={onClose}>
      <AboutChoice about={about} reference={reference}>
        {({ indicator, location }) => (
          <Story key={`${indicator} ${location}`} about={{ indicator, location, ...keptTo(about) }} />
        )}
      </AboutChoice>
    </Dialog>
  )
}

interface Told {
  readonly indicator: number
  readonly location: number
  readonly datasource?: number
  readonly year?: string
}

/** The source and the year of a figure that shows one; of one that compares several the rules choose. */
function keptTo({ sources, periods }: StoryDialogProps['about']): Pick<Told, 'datasource' | 'year'> {
  const [datasource, ...others] = sources
  const [period = '', ...more] = periods
  return {
    ...(datasource !== undefined && others.length === 0 && { datasource }),
    ...(more.length === 0 && /^\d{4}$/.test(period) && { year: period }),
  }
}

function Story({ about }: { readonly about: Told }) {
  const { text, code: language } = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const [copied, copy] = useCopied()
  const whole = isWhole ? 'yes' : 'no'
  const answer = useAnswer('GET /assistant/story', { query: { ...about, whole, language } })
  return (
    <WhenAnswered answer={answer} what={message('chat.the-sentences')}>
      {({ sentences, rows, links }) => (
        <Stack gap={16}>
          <Stack as="ul" gap={8} bare>
            {sentences.map((sentence) => (
              <Text as="li" key={sentence.text} size={16} widest="72ch" breaks>
                {sentence.text}
              </Text>
            ))}
          </Stack>
          <Row wrap gap={8} align="center">
            <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {text(message(isWhole ? 'chat.in-short' : 'chat.say-more'))}
            </Button>
            <Button kind="quiet" onClick={() => copy(sentences.map((one) => one.text).join(' '))}>
              {text(message(copied ? 'chat.copied' : 'chat.copy'))}
            </Button>
            {links.slice(0, 1).map(({ href, title }) => (
              <Link key={href} href={href}>
                {title}
              </Link>
            ))}
          </Row>
          {rows.length > 0 && <AnswerRows rows={rows} />}
        </Stack>
      )}
    </WhenAnswered>
  )
}
