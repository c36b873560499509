import { useLayoutEffect, useRef, useState } from 'react'
import { accentGrounds } from '#charts/accent-grounds.ts'
import { cssVariables, type Mode } from '#charts/tokens.ts'
import { serialiseView } from '#charts/view-address.ts'
import { accentColours } from '#domain/front/accent.ts'
import { readColour } from '#domain/colour/colour.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { openedHere } from '#sections/site-choices.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Coming } from '#web/kit/coming.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { ProductMark } from '#web/kit/product-mark.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useShownChoice } from '#web/queries/use-shown-choice.ts'
import classes from './configurer.module.css'
import type { FrontFields } from './front-fields.ts'
import { logoAddress } from './logo-field.tsx'

interface FrontPreviewProps {
  readonly front: FrontFields
  readonly catalogue: Catalogue
}

/** What readers would see: head, a figure of the opening dashboard, controls, foot; at a desk or on a phone, light or dark. */
export function FrontPreview({ front, catalogue }: FrontPreviewProps) {
  const { text } = useLanguage()
  const [width, setWidth] = useState<'desk' | 'phone'>('desk')
  const [mode, setMode] = useState<Mode>('light')
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const variables = { ...cssVariables(mode), ...accentVariables(front.accent, mode) }
    for (const [name, value] of Object.entries(variables)) frame.current?.style.setProperty(name, value)
  }, [mode, front.accent])
  const dashboard =
    catalogue.dashboards.find(({ name }) => name === front.dashboard) ?? catalogue.dashboards[0]
  const sections = OFFERED_SECTIONS.filter(({ slug }) => !front.hidden_sections.includes(slug)).slice(0, 4)
  return (
    <section className={classes.preview} aria-labelledby="configurer-preview">
      <Row wrap gap={8} align="center" justify="between" below={12}>
        <h2 id="configurer-preview">{text(message('configurer.live'))}</h2>
        <Row wrap gap={8}>
          <SegmentedControl
            name={text(message('configurer.preview-width'))}
            options={[
              ['desk', text(message('configurer.desk'))],
              ['phone', text(message('configurer.phone'))],
            ]}
            value={width}
            onChoose={setWidth}
          />
          <SegmentedControl
            name={text(message('configurer.preview-mode'))}
            options={[
              ['light', text(message('menus.appearance-word', { word: 'light' }))],
              ['dark', text(message('menus.appearance-word', { word: 'dark' }))],
            ]}
            value={mode}
            onChoose={setMode}
          />
        </Row>
      </Row>
      <div ref={frame} className={classes.frame} data-width={width}>
        <Row gap={12} align="center" className={classes.head}>
          {front.logo ? (
            <img className={classes.logo} src={logoAddress(front.logo)} alt="" />
          ) : (
            <ProductMark className={classes.logo} />
          )}
          <div>
            <Text as="span" line tone="faint" capitals breaks>
              {front.agency && `${front.agency} · `}
              {front.product || text(message('shell.product'))}
            </Text>
            <Text as="strong" size={16}>
              {dashboard && text(named(dashboard.title))}
            </Text>
          </div>
        </Row>
        <Row as="ul" gap={20} className={classes.tabs}>
          {sections.map(({ slug, title }, at) => (
            <li key={slug} data-current={at === 0 || undefined}>
              {text(title)}
            </li>
          ))}
        </Row>
        <Stack gap={12} className={classes.body}>
          {dashboard && (
            <PreviewFigure
              catalogue={catalogue}
              dashboard={openedHere(dashboard, front)}
              mode={mode}
              width={width}
            />
          )}
          <Row wrap gap={12} align="center">
            <span className={classes.sampleButton}>{text(message('configurer.sample-button'))}</span>
            <Text as="span" tone="accent">
              {text(message('configurer.sample-link'))}
            </Text>
            <span className={classes.sampleRow}>{text(message('configurer.sample-row'))}</span>
            <span className={classes.sampleFocus}>{text(message('configurer.sample-focus'))}</span>
          </Row>
        </Stack>
        <Row wrap gap={20} rows={4} className={classes.foot}>
          {front.agency && <span>{front.agency}</span>}
          {front.footer && <span>{front.footer}</span>}
          {front.contact && <span>{front.contact}</span>}
          <Text as="span" last>
            {text(message('shell.built-with'))} MSDAT
          </Text>
        </Row>
      </div>
      <Text above={8} tone="faint" size={13}>
        {text(message('configurer.preview-note'))}
      </Text>
    </section>
  )
}

function accentVariables(accent: string | null, mode: Mode): Record<string, string> {
  const colour = accent === null ? null : readColour(accent)
  if (!colour) return {}
  const colours = Object.entries(accentColours(colour, mode, accentGrounds))
  return Object.fromEntries(colours.map(([name, value]) => [`--${name}`, value]))
}

interface PreviewFigureProps {
  readonly catalogue: Catalogue
  readonly dashboard: Catalogue['dashboards'][number]
  readonly mode: Mode
  readonly width: 'desk' | 'phone'
}

/** The trend that the dashboard would open with: a place or a source without figures gives way as it does on the page. */
function PreviewFigure({ catalogue, dashboard, mode, width }: PreviewFigureProps) {
  const { text } = useLanguage()
  const shown = useShownChoice(dashboard, catalogue, '')
  if (shown.status !== 'ready') return <Coming />
  const { indicator, source, location } = shown.choice
  const query = serialiseView({
    kind: 'trend',
    indicators: [indicator],
    sources: [source],
    locations: [location],
    periods: [],
    options: {},
  })
  return (
    <img
      className={classes.figure}
      alt={text(message('configurer.figure-alt'))}
      src={`/figure.svg?${query}&mode=${mode}&width=${width === 'desk' ? 760 : 320}`}
    />
  )
}
