/** An event during which a worker stays awake until a piece of work is over. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page. What is not answered here goes its usual way. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Events {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: RequestEvent
  readonly message: WorkerEvent & Pick<MessageEvent<unknown>, 'data'>
}

/** What a browser gives a service worker, as far as this one uses it: the types of pages have none of it. */
export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof Events>(kind: Kind, act: (event: Events[Kind]) => void): void
}
