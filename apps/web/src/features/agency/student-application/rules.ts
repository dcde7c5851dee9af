// Loaded apart from the pages: the shapes carry the validator.
export {
  AuthorityInput,
  ConditionAdd,
  ConfirmationSave,
  DeferInput,
  MetByPaper,
  StageMoveInput,
  StudentApplicationAdd,
  StudentApplicationUpdate,
} from '@corridor/contract/agency/student-application/shapes'
