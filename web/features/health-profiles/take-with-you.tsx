import { IconFileText } from '#web/kit/icons.ts'
import { profileDocument } from '#catalogue/brief-document.ts'
import { message } from '#domain/message/message.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { AllFigures } from './all-figures.tsx'
import { LettersButton } from '#web/documents/letters/letters-button.tsx'
import { OwnCopy } from '#web/documents/own-copy.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './program-area.module.css'
import type { ProfileProps } from './profile-props.ts'

const FORMATS = ['pdf', 'docx', 'pptx', 'html'] as const

/** The brief of the same place, by its formats. */
export function TakeWithYou({ question: { place, data } }: Pick<ProfileProps, 'question'>) {
  const language = useLanguage()
  const { text } = language
  return (
    <Text as="section" screen className={classes.area} aria-labelledby="take-title">
      <Row as="h3" align="center" gap={8} id="take-title" className={classes.title}>
        <span aria-hidden="true" data-area-sign>
          <IconFileText size={20} />
        </span>
        {text(message('profiles.take'))}
      </Row>
      <Text tone="soft">{text(message('profiles.take-about'))}</Text>
      <Row as="ul" gap={20} rows={8} above={8} wrap>
        {FORMATS.map((format) => (
          <li key={format}>
            <a
              href={`/briefs/${placeSlug(place)}.${format}`}
              aria-label={text(message('profiles.brief-as', { format: format.toUpperCase() }))}
            >
              {format.toUpperCase()}
            </a>
          </li>
        ))}
        <li>
          <AllFigures place={place} reference={data.reference} />
        </li>
        <li>
          <LettersButton about={`/briefs/${placeSlug(place)}`} label={message('profiles.by-mail')} />
        </li>
        <li>
          <OwnCopy template={profileDocument(language)} label={message('profiles.own')} place={place} />
        </li>
      </Row>
    </Text>
  )
}
