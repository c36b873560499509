import { FRONT_DECLINE_REASON } from '#domain/form/front-decision-fields.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { type AnswerOf, requestOf } from '#contract/call.ts'
import { DecisionForm } from './decision-form.tsx'
import { Facts } from './facts.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'
import classes from './waiting.module.css'

type Draft = AnswerOf<'GET /front/drafts'>['results'][number]

/** A front of the site that somebody offers: applied it takes the place of the one that holds. */
export default function DecideFront(props: PanelProps) {
  const drafts = useAnswer('GET /front/drafts')
  const front = useAnswer('GET /front')
  return (
    <WhenAnswered answer={drafts} what="the draft">
      {({ results }) => {
        const draft = results.find(({ id }) => String(id) === props.row.id)
        if (!draft) return <p role="status">It is offered no more.</p>
        return (
          <WhenAnswered answer={front} what="the front of the site">
            {({ version }) => <Deciding {...props} draft={draft} front={version} onReload={drafts.reload} />}
          </WhenAnswered>
        )
      }}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly draft: Draft
  /** The version of the front that holds. */
  readonly front: number
  readonly onReload: () => Promise<void>
}

function Deciding({ row, draft, front, onReload, onDone, onRefused }: DecidingProps) {
  const { id, version, author, front: said } = draft
  const versions = { seen: String(version), waits: row.version }
  return (
    <>
      <Facts
        facts={{
          'Offered by': author,
          Product: said.product || 'as it is',
          Agency: said.agency || 'nobody is named',
          Colour: said.accent && (
            <>
              <span className={classes.colour} style={{ background: said.accent }} aria-hidden="true" />{' '}
              {said.accent}
            </>
          ),
          'Opens first': said.dashboard ?? '',
          'Dashboards left out': said.hidden_dashboards.length || '',
          'Sections left out': said.hidden_sections.length || '',
          Footer: said.footer,
          Contact: said.contact,
        }}
      />
      {said.logo && (
        <img
          className={classes.logo}
          src={requestOf('GET /front/logos/{name}', { path: { name: said.logo } }).address}
          alt="Its logo"
        />
      )}
      <Text above={8}>
        <a href="/configure/user/preview">See it in the configurer, beside your own draft</a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label="Comment (needed when sent back)"
        help="Whoever made the draft reads it. Every front can be brought back."
        rule={FRONT_DECLINE_REASON}
        primary={{
          label: 'Apply to the whole site',
          run: async () => {
            const body = { version, front_version: front }
            await change('POST /front/drafts/{id}/apply', { path: { id }, body })
            // Names, colour and menus of this very page change too.
            window.location.reload()
          },
        }}
        secondary={{
          label: 'Send back',
          needsWords: true,
          run: (reason) =>
            change('POST /front/drafts/{id}/decline', { path: { id }, body: { version, reason } }),
        }}
        closed={isOutdated(versions) ? 'Look at what it is now first.' : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
