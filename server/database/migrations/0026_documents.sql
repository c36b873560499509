-- Everything that people make of figures and words is a document in one table (domain/document/): custom dashboards move
-- here whole, with their ids, addresses, owners and reviews.
alter table custom_dashboard rename to document;
alter index custom_dashboard_by_owner rename to document_by_owner;
alter table document rename column document to content;
alter table document
  add column kind text not null generated always as (content ->> 'kind') stored,
  -- private: its owner; link: whoever has its address; public: everybody, once it is approved.
  add column visibility text not null default 'private' check (visibility in ('private', 'link', 'public')),
  add column tags text[] not null default '{}',
  -- Deleted, and for a time still there to be brought back.
  add column deleted_at timestamptz;
update document set visibility = 'public' where not is_private;
alter table document drop column is_private;
create index document_by_visibility on document (visibility) where deleted_at is null;

-- What there is for everybody but the bin.
create view live_document as select * from document where deleted_at is null;

-- What each document said, and who wrote it. The number is the version of the document's review at that time.
create table document_version (
  document int not null references document (id) on delete cascade,
  number int not null,
  content jsonb not null,
  author int references account (id) on delete set null,
  -- The number of the earlier version that was brought back.
  restored int,
  written_at timestamptz not null default now(),
  primary key (document, number)
);
create index document_version_by_author on document_version (author);
insert into document_version (document, number, content, author, written_at)
  select d.id, r.version, d.content, d.owner, r.updated_at
  from document d join review r on r.subject_kind = 'custom-dashboard' and r.subject = d.id;

-- Pictures that documents refer to by name. One that no document uses goes after a while.
create table document_picture (
  name text primary key,
  owner int references account (id) on delete set null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
create index document_picture_by_owner on document_picture (owner);
create table document_picture_use (
  document int not null references document (id) on delete cascade,
  picture text not null references document_picture (name) on delete cascade,
  primary key (document, picture)
);
create index document_picture_use_by_picture on document_picture_use (picture);

update review set subject_kind = 'document' where subject_kind = 'custom-dashboard';
drop trigger custom_dashboard_is_gone on document;
create trigger document_is_gone after delete on document
  for each row execute function remove_review('document');

-- Approved public documents stay without their author; all others go with the account.
create or replace function remove_unpublished_dashboards() returns trigger language plpgsql as $$
begin
  delete from document d using review r
    where d.owner = old.id and r.subject_kind = 'document' and r.subject = d.id
      and (d.visibility <> 'public' or r.state <> 'approved' or d.deleted_at is not null);
  return old;
end
$$;
