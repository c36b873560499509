import { PageFrame } from '#web/kit/page-frame.tsx'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { WriteHere } from './write-here.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { OnePost } from './one-post.tsx'
import { RoomHead } from './room-head.tsx'
import { RoomList } from './room-list.tsx'
import { ROOM_STATE } from './room-state.ts'

/** The reading room: what people note and ask about figures, for everybody; writing is for those who are signed in. */
export default function HealthThinkPage() {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  return (
    <PageFrame width="list">
      <h1>{text(message('reading-room.heading'))}</h1>
      <Text tone="soft" widest="72ch" above={8} below={20}>
        {text(message('reading-room.lead'))}
      </Text>
      {catalogue.status === 'failed' && (
        <LoadFailureMessage
          what={message('reading-room.list')}
          reason={catalogue.reason}
          onRetry={() => catalogueResource.load()}
        />
      )}
      {catalogue.status === 'ready' && <Room catalogue={catalogue.value} />}
      {catalogue.status === 'loading' && <Loading what={message('reading-room.list')} />}
    </PageFrame>
  )
}

function Room({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const [state, setState] = useAddressState(ROOM_STATE)
  const [isWriting, setIsWriting] = useState(false)
  const isSignedIn = useOwnAccount().status === 'signed-in'
  const { topic, post } = state
  const idOf = (kind: string) => (topic?.kind === kind ? Number(topic.topic) : null)
  return (
    <>
      <Row wrap gap={12} align="center" screen>
        <Button
          kind={isWriting ? 'outline' : 'primary'}
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          {text(message('reading-room.write'))}
        </Button>
        <LinkButton href={isSignedIn ? '/health-think/profile' : '/health-think/signup'}>
          {text(message(isSignedIn ? 'reading-room.mine' : 'reading-room.join'))}
        </LinkButton>
      </Row>
      {isWriting && (
        <WriteHere
          catalogue={catalogue}
          indicator={idOf('indicator')}
          place={idOf('place')}
          onClose={() => setIsWriting(false)}
        />
      )}
      {post === null ? (
        <>
          <RoomHead {...{ catalogue, state }} onState={setState} />
          <RoomList state={state} onPage={(page) => setState({ page })} />
        </>
      ) : (
        <OnePost id={post} />
      )}
    </>
  )
}
