-- A document that was shared by link and is to become public keeps its link for those who have it, while it waits and whatever is
-- decided; it goes when its owner makes it private.
alter table document add column keeps_link boolean not null default false;
create or replace view live_document as select * from document where deleted_at is null;
