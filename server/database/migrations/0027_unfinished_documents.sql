-- How far its author has come in making a dashboard in five steps; null: it is finished.
alter table document add column step smallint check (step between 1 and 5);
create or replace view live_document as select * from document where deleted_at is null;
