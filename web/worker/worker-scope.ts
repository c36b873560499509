/** An event during which a worker stays awake until a piece of work is over. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page. What is not answered here goes its usual way. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The line is back, and what a page asked to be woken for can be done. */
interface SyncEvent extends WorkerEvent {
  readonly tag: string
}

/** A page of this site, as a worker knows it. */
interface OpenPage {
  postMessage(note: string): void
}

interface Events {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: RequestEvent
  readonly sync: SyncEvent
  readonly message: WorkerEvent & Pick<MessageEvent<unknown>, 'data'>
}

/** What a browser gives a service worker, as far as this one uses it: the types of pages have none of it. */
export interface WorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { readonly type: 'window' }): Promise<readonly OpenPage[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof Events>(kind: Kind, act: (event: Events[Kind]) => void): void
}
