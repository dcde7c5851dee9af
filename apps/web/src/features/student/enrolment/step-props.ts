import type { Student } from '@corridor/contract/student/student/shapes'

/** Every step after the first belongs to a student that stands. */
export interface StepProps {
  student: Student
}
