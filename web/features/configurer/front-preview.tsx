import { useLayoutEffect, useRef, useState } from 'react'
import { accentGrounds } from '#charts/accent-grounds.ts'
import { cssVariables, type Mode } from '#charts/tokens.ts'
import { serialiseView } from '#charts/view-address.ts'
import { accentColours } from '#domain/front/accent.ts'
import { readColour } from '#domain/colour/colour.ts'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
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
            <svg className={classes.logo} viewBox="0 0 34 34" aria-hidden="true">
              <rect width="34" height="34" rx="7" fill="var(--accent)" />
              <path d="M17 6.2 22 11.2 17 16.2 12 11.2ZM8 18h7.6v7.6H8z" fill="#fff" />
            </svg>
          )}
          <div>
            <span className={classes.product}>
              {front.agency && `${front.agency} · `}
              {front.product || text(message('shell.product'))}
            </span>
            <strong className={classes.dashboard}>{dashboard && text(named(dashboard.title))}</strong>
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
            <img
              className={classes.figure}
              alt={text(message('configurer.figure-alt'))}
              src={figureAddress(front, dashboard, mode, width)}
            />
          )}
          <Row wrap gap={12} align="center">
            <span className={classes.sampleButton}>{text(message('configurer.sample-button'))}</span>
            <span className={classes.sampleLink}>{text(message('configurer.sample-link'))}</span>
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

function figureAddress(
  { place, source }: FrontFields,
  dashboard: Catalogue['dashboards'][number],
  mode: Mode,
  width: 'desk' | 'phone',
): string {
  const wanted = source !== null && dashboard.data_sources.includes(source) ? source : null
  const from = wanted ?? dashboard.initial_datasource
  const query = serialiseView({
    kind: 'trend',
    indicators: [dashboard.initial_indicator ?? dashboard.indicators[0] ?? 0],
    sources: from === null ? [] : [from],
    locations: [place ?? dashboard.initial_location],
    periods: [],
    options: {},
  })
  return `/figure.svg?${query}&mode=${mode}&width=${width === 'desk' ? 760 : 320}`
}
