-- A paper's PDF comes a moment after its section: a dossier that was made between them is without it.
create trigger proof_paper_made after update on proof_paper for each row
  when (old.file_key is null and new.file_key is not null)
  execute function outdate_dossier();
