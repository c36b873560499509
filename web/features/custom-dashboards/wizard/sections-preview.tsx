import { message } from '#domain/message/message.ts'
import { IconLock, IconWorld } from '#web/kit/icons.ts'
import { useMemo } from 'react'
import { sectionsNamed } from '#sections/find-section.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { displayName } from '#domain/account/account.ts'
import { firstFigure } from '../first-figure.ts'
import type { WizardValues } from './wizard-values.ts'
import classes from './wizard.module.css'
import { later } from '#web/kit/later.tsx'

const PlainFigure = later(async () => (await import('../plain-figure.tsx')).PlainFigure)

interface SectionsPreviewProps {
  readonly catalogue: Catalogue
  readonly values: WizardValues
  /** Slugs of those that readers will see. */
  readonly sections: readonly string[]
}

/** The head and the tabs as readers will see them, with the first indicator over time. */
export function SectionsPreview({ catalogue, values, sections }: SectionsPreviewProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const { name, order, visibility, place } = values
  const shown = sectionsNamed(order.filter((slug) => sections.includes(slug)))
  const author = own.status === 'signed-in' ? nameOf(own.account) : ''
  const isPrivate = visibility === 'private'
  const view = useMemo(
    () => firstFigure({ ...values, opening: { location: place } }, catalogue),
    [values, place, catalogue],
  )
  return (
    <Stack as="aside" gap={12} aria-label={text(message('wizard.preview'))}>
      <h2>{text(message('wizard.preview'))}</h2>
      <div className={classes.preview}>
        <Row gap={12} align="start" justify="between" className={classes.previewHead}>
          <div>
            <Text weight={650} breaks>
              {name}
            </Text>
            <Text tone="soft" size={13}>
              {text(message('wizard.by', { author }))}
            </Text>
          </div>
          <Badge size={12}>
            {isPrivate ? (
              <IconLock size={14} aria-hidden="true" />
            ) : (
              <IconWorld size={14} aria-hidden="true" />
            )}
            {text(message('wizard.visibility', { who: visibility }))}
          </Badge>
        </Row>
        <Row
          wrap
          as="ol"
          gap={16}
          rows={2}
          className={classes.previewTabs}
          aria-label={text(message('wizard.tabs'))}
        >
          {shown.map(({ slug, title }, at) => (
            <li key={slug} data-current={at === 0 || undefined}>
              {text(title)}
            </li>
          ))}
        </Row>
        <div className={classes.previewFigure}>{view && <PlainFigure view={view} scope={values} />}</div>
      </div>
    </Stack>
  )
}

function nameOf({ first_name: firstName, last_name: lastName, username }: OwnAccount): string {
  return displayName({ firstName, lastName, username })
}
